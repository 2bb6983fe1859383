import { createHash, createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { ed25519Signatures, keyPrint } from "../../src/fair/signing.ts";
import { isNewer } from "../../src/net/handshake.ts";
import { VERSION } from "../../src/net/messages.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import {
  GUEST_KEY,
  GUEST_PRINT,
  guest,
  HOST_KEY,
  HOST_PRINT,
  hearing,
  host,
  keyOf,
  ROOM,
  refusalIn,
  signerOf,
  talk,
} from "./two-ends.ts";

describe.each([
  ["simulated signatures", cheapSignatures],
  ["real signatures", ed25519Signatures],
])("with %s", (_, signatures) => {
  test("each knows afterwards who the other is", () => {
    const { dialled, dialler } = talk(host({ signatures }), guest({ signatures, conn: 7 }));
    expect(dialler).toMatchObject({ is: "met", met: { key: keyOf(1, signatures), conn: 7, side: "dialler" } });
    expect(dialled).toMatchObject({ is: "met", met: { key: keyOf(2, signatures), conn: 7, side: "dialled" } });
  });

  test("mitm-signalling: a man in the middle, who is another end of the connection for each, is found out by both", () => {
    const [towardsHost, towardsGuest] = [bytesOf(9, 1), bytesOf(9, 2)];
    const atHost = host({ signatures, fingerprints: { ours: HOST_PRINT, theirs: towardsHost } });
    const atGuest = guest({ signatures, fingerprints: { ours: GUEST_PRINT, theirs: towardsGuest } });
    const { dialled, dialler } = talk(atHost, atGuest);
    expect(refusalIn(dialler)).toBe("unproven");
    expect(refusalIn(dialled)).toBe("turned-away");
    const { texts } = talk(host({ signatures }), guest({ signatures }));
    expect(refusalIn(hearing(atHost, [texts[0] ?? "", texts[2] ?? ""]))).toBe("unproven");
  });

  test.each([
    ["the one", { ours: GUEST_PRINT, theirs: bytesOf(9, 2) }],
    ["the other", { ours: bytesOf(9, 1), theirs: HOST_PRINT }],
  ])("who changes but %s end's fingerprint, too", (_, fingerprints) => {
    expect(refusalIn(talk(host({ signatures }), guest({ signatures, fingerprints })).dialler)).toBe("unproven");
  });
});

test("what is signed is just what NETWORK.md says, computed here by other code", () => {
  const signatures = ed25519Signatures;
  const { texts } = talk(host({ signatures }), guest({ signatures, conn: 258 }));
  const [hello, welcome, proved] = texts.map((text) => JSON.parse(text));
  const hex = (digits: string) => Buffer.from(digits, "hex");
  const after = (bytes: Buffer) => Buffer.concat([hex(bytes.length.toString(16).padStart(8, "0")), bytes]);
  const between = [welcome.key, hello.key, welcome.nonce, hello.nonce, "00000102", HOST_PRINT, GUEST_PRINT].map(hex);
  const isSignedBy = (key: string, by: string, sig: string) => {
    const fields = [Buffer.from("letea/1/hello"), Buffer.from(by), Buffer.from(ROOM), ...between];
    const digest = createHash("sha256")
      .update(Buffer.concat(fields.map(after)))
      .digest();
    // The header of an Ed25519 key in DER.
    const der = Buffer.concat([hex("302a300506032b6570032100"), hex(key)]);
    return verify(null, digest, createPublicKey({ key: der, format: "der", type: "spki" }), hex(sig));
  };
  expect(isSignedBy(welcome.key, "host", welcome.sig)).toBe(true);
  expect(isSignedBy(hello.key, "guest", proved.sig)).toBe(true);
  expect(isSignedBy(hello.key, "host", proved.sig)).toBe(false);
});

describe("whoever dials by key", () => {
  test.each([
    ["the key itself", HOST_KEY],
    ["its print out of an invitation", keyPrint(HOST_KEY)],
  ])("finds who has %s", (_, expected) => {
    expect(talk(host(), guest({ expected })).dialler).toMatchObject({ is: "met", met: { key: HOST_KEY } });
  });

  test.each([
    ["a key", GUEST_KEY],
    ["a print", keyPrint(keyOf(5))],
    ["the beginning of the right key", HOST_KEY.slice(0, 32)],
  ])("by %s takes nobody else", (_, expected) => {
    const { dialler, dialled } = talk(host(), guest({ expected }));
    expect(refusalIn(dialler)).toBe("other-device");
    expect(refusalIn(dialled)).toBe("turned-away");
  });
});

describe("is turned away:", () => {
  test("who wants another room", () => {
    const { dialler, dialled } = talk(host(), guest({ room: "lighthouse" }));
    expect(refusalIn(dialled)).toBe("other-room");
    expect(dialler).toMatchObject({ is: "refused", refusal: { key: "turned-away", facts: { why: "other-room" } } });
  });

  test("who is oneself, on either side", () => {
    expect(refusalIn(talk(host(), guest({ person: 1 })).dialled)).toBe("oneself");
    const { texts } = talk(host({ person: 2 }), guest({ person: 3 }));
    expect(refusalIn(hearing(guest(), [texts[1] ?? ""]))).toBe("oneself");
  });

  test.each(["hello", "welcome"])("who speaks another version, even if all else in its %s is different", (t) => {
    const told = hearing(t === "hello" ? host() : guest(), [encode({ t, version: 99, colours: ["red"] })]);
    expect(told).toMatchObject({
      is: "refused",
      refusal: { key: "other-version", facts: { theirs: 99, ours: VERSION } },
    });
    expect(told.send).toEqual(['{"key":"other-version","t":"turned-away"}']);
  });

  test("who says anything before or instead of greeting", () => {
    for (const text of ['{"t":"who"}', "", "hello", "null", '{"t":"proved"}', '{"__proto__":{"t":"hello"}}']) {
      for (const end of [host(), guest()]) expect(hearing(end, [text]).is).toBe("refused");
    }
  });

  test("who speaks out of turn", () => {
    const { texts } = talk(host(), guest());
    const [hello = "", welcome = "", proved = ""] = texts;
    expect(refusalIn(hearing(host(), [proved]))).toBe("out-of-turn");
    expect(refusalIn(hearing(host(), [welcome]))).toBe("out-of-turn");
    expect(refusalIn(hearing(host(), [hello, hello]))).toBe("out-of-turn");
    expect(refusalIn(hearing(guest(), [hello]))).toBe("out-of-turn");
    expect(refusalIn(hearing(guest(), [proved]))).toBe("out-of-turn");
  });
});

test("nobody answers who turns them away, so that no two tell each other for ever", () => {
  expect(hearing(host(), ['{"key":"full","t":"turned-away"}']).send).toEqual([]);
});

describe("what was said on another link proves nothing on this one:", () => {
  const { texts } = talk(host({ link: 1 }), guest({ link: 1 }));
  const [hello = "", welcome = "", proved = ""] = texts;

  test("a welcome", () => {
    expect(refusalIn(hearing(guest({ link: 2 }), [welcome]))).toBe("unproven");
  });

  test("a hello and what proved it", () => {
    expect(refusalIn(hearing(host({ link: 2 }), [hello, proved]))).toBe("unproven");
  });

  test("what was said to the one by the other, given back", () => {
    // The listener is made to sign by calling it: none of what it says passes for a guest's word, or another host's.
    const [challenge = ""] = hearing(host({ link: 2 }), [hello]).send;
    const { sig } = JSON.parse(challenge);
    expect(refusalIn(hearing(host({ link: 3 }), [hello, encode({ t: "proved", sig })]))).toBe("unproven");
    expect(refusalIn(hearing(guest({ person: 3 }), [challenge]))).toBe("unproven");
  });

  test("another number of the connection, put into somebody's hello", () => {
    const raise = (text: string) => text.replace('"conn":1,', '"conn":999,');
    expect(refusalIn(talk(host(), guest(), raise).dialler)).toBe("unproven");
    expect(refusalIn(hearing(host(), [raise(hello), proved]))).toBe("unproven");
  });
});

describe("with real signatures", () => {
  const signatures = ed25519Signatures;
  /** Encodings of points of which a signature can be made without a secret; the first is the neutral one. */
  const SMALL_ORDER = [
    `01${"00".repeat(31)}`,
    "00".repeat(32),
    `ec${"ff".repeat(30)}7f`,
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  ];
  const NO_POINT = [`${"ff".repeat(32)}`, `02${"00".repeat(31)}`];

  test.each([...SMALL_ORDER, ...NO_POINT])("small-order-key: %s, for which anybody can sign, is refused", (weak) => {
    const { texts } = talk(host({ signatures }), guest({ signatures }));
    const [hello = "", welcome = ""] = texts;
    const forged = (text: string) => encode({ ...JSON.parse(text), key: weak });
    expect(refusalIn(hearing(host({ signatures }), [forged(hello)]))).toBe("weak-key");
    expect(refusalIn(hearing(guest({ signatures }), [forged(welcome)]))).toBe("weak-key");
  });

  test("the same key in capital letters is no other key, but none at all", () => {
    const { texts } = talk(host({ signatures }), guest({ signatures }));
    const loud = (texts[0] ?? "").replace(keyOf(2, signatures), keyOf(2, signatures).toUpperCase());
    expect(refusalIn(hearing(host({ signatures }), [loud]))).toBe("malformed");
  });
});

test("of two links the newer one stays, and both ends see which it is", () => {
  const ends = [3, 4].map((conn) => talk(host(), guest({ conn })));
  for (const side of ["dialled", "dialler"] as const) {
    const [older, newer] = ends.map(({ [side]: end }) => (end.is === "met" ? end.met : { conn: 0 }));
    expect(newer !== undefined && older !== undefined && isNewer(newer, older)).toBe(true);
    expect(newer !== undefined && older !== undefined && isNewer(older, newer)).toBe(false);
  }
});

test("the print of a key is 16 bytes of its hash", () => {
  // SHA-256 of 32 zero bytes.
  expect(keyPrint("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20");
  expect(keyPrint(signerOf(1).key)).not.toBe(keyPrint(signerOf(2).key));
});
