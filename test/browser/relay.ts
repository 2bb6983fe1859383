/** A TURN server (RFC 8656) with one user, over UDP: only the parts that browsers use. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import { once } from "node:events";
import { networkInterfaces } from "node:os";

const COOKIE = 0x2112a442;
const METHOD = { binding: 1, allocate: 3, refresh: 4, send: 6, data: 7, permit: 8, bind: 9 } as const;
const [INDICATION, SUCCESS, FAILURE] = [0x010, 0x100, 0x110];
const ATTRIBUTE = {
  user: 0x06,
  integrity: 0x08,
  error: 0x09,
  channel: 0x0c,
  lifetime: 0x0d,
  peer: 0x12,
  data: 0x13,
  realm: 0x14,
  nonce: 0x15,
  relayed: 0x16,
  mapped: 0x20,
} as const;
const REALM = "letea";

export const USER = { username: "ann", credential: "a secret" };

interface Endpoint {
  readonly address: string;
  readonly port: number;
}

interface Request {
  readonly method: number;
  readonly id: Buffer;
  readonly attributes: ReadonlyMap<number, Buffer>;
  readonly isSigned: boolean;
}

/** The allocation of one client. */
interface Allocation {
  readonly socket: Socket;
  readonly channels: Map<number, Endpoint>;
}

export class Relay {
  readonly address: string;
  readonly #socket = createSocket("udp4");
  readonly #allocations = new Map<string, Allocation>();
  readonly #nonce = randomBytes(8).toString("hex");
  /** How many packets it has relayed. */
  passedOn = 0;

  private constructor(address: string) {
    this.address = address;
    this.#socket.on("message", (message, from) => {
      this.#hear(message, from).catch((error) => this.#socket.emit("error", error));
    });
  }

  static async start(): Promise<Relay> {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const relay = new Relay(own.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1");
    relay.#socket.bind(0, relay.address);
    await once(relay.#socket, "listening");
    return relay;
  }

  get port(): number {
    return this.#socket.address().port;
  }

  async stop(): Promise<void> {
    for (const { socket } of this.#allocations.values()) socket.close();
    this.#socket.close();
    await once(this.#socket, "close");
  }

  async #hear(message: Buffer, from: RemoteInfo): Promise<void> {
    const client = `${from.address}:${from.port}`;
    const allocation = this.#allocations.get(client);
    if (message.readUInt16BE(0) >= 0x4000) {
      const to = allocation?.channels.get(message.readUInt16BE(0));
      return this.#pass(allocation, to, message.subarray(4, 4 + message.readUInt16BE(2)));
    }
    const request = read(message);
    const { method, attributes } = request;
    const answer = (kind: number, ...parts: readonly Buffer[]) => {
      this.#socket.send(write(method | kind, request.id, parts, request.isSigned), from.port, from.address);
    };
    if (method === (METHOD.send | INDICATION)) {
      return this.#pass(allocation, readEndpoint(attributes.get(ATTRIBUTE.peer)), attributes.get(ATTRIBUTE.data));
    }
    // As if it were outside this network: browsers ignore addresses they already know.
    if (method === METHOD.binding) {
      return answer(SUCCESS, attribute(ATTRIBUTE.mapped, writeEndpoint({ address: "203.0.113.7", port: from.port })));
    }
    if (!request.isSigned) {
      return answer(
        FAILURE,
        attribute(ATTRIBUTE.error, Buffer.concat([Buffer.from([0, 0, 4, 1]), Buffer.from("Unauthorized")])),
        attribute(ATTRIBUTE.realm, Buffer.from(REALM)),
        attribute(ATTRIBUTE.nonce, Buffer.from(this.#nonce)),
      );
    }
    const lifetime = attribute(ATTRIBUTE.lifetime, Buffer.from([0, 0, 2, 88]));
    if (method === METHOD.allocate) {
      const { socket } = allocation ?? (await this.#allocate(client, from));
      const relayed = attribute(
        ATTRIBUTE.relayed,
        writeEndpoint({ address: this.address, port: socket.address().port }),
      );
      return answer(SUCCESS, relayed, attribute(ATTRIBUTE.mapped, writeEndpoint(from)), lifetime);
    }
    const to = readEndpoint(attributes.get(ATTRIBUTE.peer));
    if (method === METHOD.bind && to !== undefined) {
      allocation?.channels.set(attributes.get(ATTRIBUTE.channel)?.readUInt16BE(0) ?? 0, to);
    }
    answer(SUCCESS, ...(method === METHOD.refresh ? [lifetime] : []));
  }

  async #allocate(client: string, from: RemoteInfo): Promise<Allocation> {
    const allocation = { socket: createSocket("udp4"), channels: new Map<number, Endpoint>() };
    allocation.socket.bind(0, this.address);
    await once(allocation.socket, "listening");
    this.#allocations.set(client, allocation);
    allocation.socket.on("message", (data, peer) => {
      const [channel] =
        [...allocation.channels].find(([, { address, port }]) => address === peer.address && port === peer.port) ?? [];
      this.#socket.send(
        channel === undefined ? indication(peer, data) : inChannel(channel, data),
        from.port,
        from.address,
      );
    });
    return allocation;
  }

  #pass(allocation: Allocation | undefined, to: Endpoint | undefined, data: Buffer | undefined): void {
    if (allocation === undefined || to === undefined || data === undefined) return;
    this.passedOn += 1;
    allocation.socket.send(data, to.port, to.address);
  }
}

const KEY = createHash("md5").update(`${USER.username}:${REALM}:${USER.credential}`).digest();

function read(message: Buffer): Request {
  const attributes = new Map<number, Buffer>();
  let isSigned = false;
  for (let at = 20; at + 4 <= message.length; ) {
    const [kind, length] = [message.readUInt16BE(at), message.readUInt16BE(at + 2)];
    const value = message.subarray(at + 4, at + 4 + length);
    if (kind === ATTRIBUTE.integrity) isSigned = timingSafeEqual(value, signature(message.subarray(0, at)));
    attributes.set(kind, value);
    at += 4 + 4 * Math.ceil(length / 4);
  }
  return { method: message.readUInt16BE(0), id: message.subarray(8, 20), attributes, isSigned };
}

function write(kind: number, id: Buffer, parts: readonly Buffer[], isSigned: boolean): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt16BE(kind, 0);
  head.writeUInt16BE(body.length, 2);
  head.writeUInt32BE(COOKIE, 4);
  const message = Buffer.concat([head, id, body]);
  if (!isSigned) return message;
  message.writeUInt16BE(body.length + 24, 2);
  return Buffer.concat([message, attribute(ATTRIBUTE.integrity, signature(message))]);
}

/** Covers all that comes before it, but with the message's length including the signature. */
function signature(before: Buffer): Buffer {
  const message = Buffer.from(before);
  message.writeUInt16BE(before.length - 20 + 24, 2);
  return createHmac("sha1", KEY).update(message).digest();
}

function attribute(kind: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + 4 * Math.ceil(value.length / 4));
  padded.writeUInt16BE(kind, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
}

function writeEndpoint({ address, port }: Endpoint): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt8(1, 1);
  value.writeUInt16BE(port ^ (COOKIE >>> 16), 2);
  Buffer.from(address.split(".").map(Number)).copy(value, 4);
  value.writeUInt32BE((value.readUInt32BE(4) ^ COOKIE) >>> 0, 4);
  return value;
}

function readEndpoint(value: Buffer | undefined): Endpoint | undefined {
  if (value?.length !== 8) return undefined;
  const address = Buffer.alloc(4);
  address.writeUInt32BE((value.readUInt32BE(4) ^ COOKIE) >>> 0);
  return { address: [...address].join("."), port: value.readUInt16BE(2) ^ (COOKIE >>> 16) };
}

const indication = (from: Endpoint, data: Buffer): Buffer =>
  write(
    METHOD.data | INDICATION,
    randomBytes(12),
    [attribute(ATTRIBUTE.peer, writeEndpoint(from)), attribute(ATTRIBUTE.data, data)],
    false,
  );

function inChannel(channel: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(channel, 0);
  head.writeUInt16BE(data.length, 2);
  return Buffer.concat([head, data]);
}
