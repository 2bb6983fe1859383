// The test vectors of the protocol, made from its description alone: this program imports nothing of ours.
// `node test/fair/make-vectors.mjs && npm run format` writes them anew.
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

/** @typedef {Buffer} Bytes */

/** @param {number} x */
const u = (x) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(x);
  return bytes;
};
/** @param {Bytes} x */
const b = (x) => Buffer.concat([u(x.length), x]);
/** @param {string} x */
const text = (x) => Buffer.from(x, "utf8");
/** @param {string} x */
const hex = (x) => Buffer.from(x, "hex");
/** @param {...Bytes} fields */
const joined = (...fields) => Buffer.concat(fields.map(b));

/**
 * Canonical JSON.
 * @param {unknown} x
 * @returns {string}
 */
function canonical(x) {
  if (Array.isArray(x)) return `[${x.map(canonical).join(",")}]`;
  if (typeof x !== "object" || x === null) return JSON.stringify(x);
  const fields = Object.entries(x).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(",")}}`;
}
/** @param {unknown} x */
const J = (x) => text(canonical(x));

/** @param {string} tag @param {...Bytes} fields */
const preimage = (tag, ...fields) => joined(text(`letea/1/${tag}`), ...fields);
/** @param {string} tag @param {...Bytes} fields */
const H = (tag, ...fields) =>
  createHash("sha256")
    .update(preimage(tag, ...fields))
    .digest();
/** @param {Bytes} seed @param {...Bytes} fields */
const PRF = (seed, ...fields) =>
  createHmac("sha256", seed)
    .update(joined(...fields))
    .digest();

/** @param {Bytes} secret */
const privateKey = (secret) =>
  createPrivateKey({
    key: Buffer.concat([hex("302e020100300506032b657004220420"), secret]),
    format: "der",
    type: "pkcs8",
  });
/** @param {Bytes} secret */
const publicKey = (secret) => createPublicKey(privateKey(secret)).export({ format: "der", type: "spki" }).subarray(-32);
/** @param {Bytes} secret @param {Bytes} digest */
const signed = (secret, digest) => sign(null, digest, privateKey(secret)).toString("hex");

/**
 * @template X
 * @param {readonly X[]} list
 * @param {number} k
 */
function at(list, k) {
  const item = list[k];
  if (item === undefined) throw new Error(`nothing at ${k}`);
  return item;
}

/** @param {string} what */
const invented = (what) => createHash("sha256").update(`letea vectors: ${what}`).digest();

/** @param {number} n @param {() => number} next */
function below(n, next) {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let x = next();
  while (x >= limit) x = next();
  return x % n;
}

/** @param {(k: number) => Bytes} hashOf */
function numbers(hashOf) {
  let k = 0;
  return () => hashOf(k++).readUInt32BE(0);
}

/** @param {number} size @param {number} take @param {() => number} next */
function order(size, take, next) {
  const rest = Array.from({ length: size }, (_, k) => k);
  return Array.from({ length: take }, () => rest.splice(below(rest.length, next), 1)[0]);
}

/** @param {readonly number[]} weights @param {number} take @param {() => number} next */
function pick(weights, take, next) {
  const left = [...weights];
  return Array.from({ length: take }, () => {
    let at = below(
      left.reduce((sum, weight) => sum + weight, 0),
      next,
    );
    const index = left.findIndex((weight) => {
      at -= weight;
      return at < 0;
    });
    left[index] = (left[index] ?? 0) - 1;
    return index;
  });
}

export function vectors() {
  const secrets = [invented("secret 0"), invented("secret 1")];
  const seeds = [invented("seed 0"), invented("seed 1")];
  const keys = secrets.map(publicKey);
  const roster = {
    game: "a game",
    rules: invented("rules").toString("hex"),
    content: invented("content").toString("hex"),
    options: { zeal: 2, acts: ["b", "a"], é: null },
    seats: [
      ...keys.map((key, seat) => ({
        name: ["Ada", "Zoé"][seat],
        level: "greedy",
        by: "person",
        key: key.toString("hex"),
        nonce: invented(`nonce ${seat}`).toString("hex"),
      })),
      { name: "Bo", level: "random", by: "bot" },
    ],
    line: [1, 0],
    patience: 30,
  };
  const M = H("match", J(roster));

  const chains = seeds.map((seed, seat) => {
    const chain = [PRF(seed, text("link"))];
    for (let i = 1024; i > 0; i--) chain.unshift(H("link", M, at(keys, seat), u(i), at(chain, 0)));
    return chain;
  });

  const [seed, key, secret] = [at(seeds, 0), at(keys, 0), at(secrets, 0)];
  const slotAt = { pool: "season 2", gen: 1, j: 3 };
  const value = { card: "otter", n: 2 };
  const slotSalt = PRF(seed, text("slot"), text(slotAt.pool), u(slotAt.gen), u(slotAt.j));
  const slot = H("slot", M, key, text(slotAt.pool), u(slotAt.gen), u(slotAt.j), slotSalt, J(value));
  const orderAt = numbers((k) => PRF(seed, text("order"), text("season 2"), u(1), u(k)));

  const act = { do: "choose", keep: [0, 1] };
  const after = H("reveal", M, J({ kind: "revealed", i: 4, answers: [], bots: [{ seat: 2, act }] }));
  const actSalt = PRF(seed, text("act"), u(7), after);
  const sealed = H("act", M, key, u(7), actSalt, J(act));

  const i = 5;
  const links = chains.map((chain) => at(chain, i));
  const R = H("chance", M, u(i), ...links.map((link, seat) => joined(u(seat), link)));
  /** @param {number} d */
  const drawn = (d) => numbers((k) => H("draw", R, text(`draw ${d}`), u(k)));
  const draws = [
    { draw: { kind: "die", sides: 6 }, result: [below(6, drawn(0))] },
    { draw: { kind: "pick", weights: [3, 0, 2, 1], take: 4 }, result: pick([3, 0, 2, 1], 4, drawn(1)) },
    { draw: { kind: "order", size: 9, take: 5 }, result: order(9, 5, drawn(2)) },
  ];
  const words = [0, 1, 2].map((w) => H("draw", R, text(`word ${w}`), u(0)).readUInt32BE(0) % 256);

  const saying = { say: "seal", r: 7, after: after.toString("hex"), handle: sealed.toString("hex") };
  const head = invented("head");
  const said = { seat: 0, n: 12, at: 34, head: head.toString("hex"), saying };
  const sayDigest = H("say", M, u(0), u(12), u(34), head, text("seal"), J(saying));

  const answer = {
    seat: 0,
    i,
    basis: head.toString("hex"),
    link: at(links, 0).toString("hex"),
    values: [{ value, salt: slotSalt.toString("hex") }],
    act: { act, salt: actSalt.toString("hex") },
  };
  const answerDigest = H(
    "answer",
    M,
    u(0),
    u(i),
    head,
    J({ link: answer.link, values: answer.values, act: answer.act }),
  );

  const dropDigest = H("drop", M, u(0), u(1), u(2), text("owed"), head);
  const welcomeDigest = H("welcome", M, u(0), u(1), u(3), after);
  const voteDigest = H("vote", M, u(0), u(4), u(1), u(56), head);
  const storedDigest = H("stored", M, u(0), head);

  const saidBody = { kind: "said", said: { ...said, sig: signed(secret, sayDigest) } };
  const revealedBody = {
    kind: "revealed",
    i,
    answers: [{ ...answer, sig: signed(secret, answerDigest) }],
    bots: [{ seat: 2, act }],
  };
  const droppedBody = { kind: "dropped", seat: 1, why: "owed", words: [{ seat: 0, sig: signed(secret, dropDigest) }] };
  const hostedBody = {
    kind: "hosted",
    seat: 1,
    voices: [{ seat: 0, p: 56, head: head.toString("hex"), sig: signed(secret, voteDigest) }],
  };
  const faultBody = { kind: "fault", seat: 0, proof: { of: "opening", answer: revealedBody.answers[0] } };
  const bare = [
    { kind: "said", said },
    { kind: "revealed", i, answers: [answer], bots: [{ seat: 2, act }] },
    { kind: "dropped", seat: 1, why: "owed", words: [{ seat: 0 }] },
    { kind: "hosted", seat: 1, voices: [{ seat: 0, p: 56, head: head.toString("hex") }] },
    faultBody,
  ];
  let before = M;
  const entries = [saidBody, revealedBody, droppedBody, hostedBody, faultBody].map((body, k) => {
    const epoch = k < 3 ? 0 : 4;
    const p = k + 1;
    before = H("entry", M, u(epoch), u(p), before, J(at(bare, k)));
    const whole = H("signed", J(body));
    const frameDigest = H("frame", M, u(epoch), u(p), before, whole);
    return {
      entry: { epoch, body },
      head: before.toString("hex"),
      signed: whole.toString("hex"),
      frame: frameDigest.toString("hex"),
      sig: signed(secret, frameDigest),
    };
  });

  // The first device dials the second one.
  const [dialler, dialled] = keys.map((device, k) => ({
    key: device,
    nonce: invented(`greeting ${k}`),
    fingerprint: invented(`fingerprint ${k}`),
  }));
  if (dialler === undefined || dialled === undefined) throw new Error("nobody greets");
  const ends = [dialled.key, dialler.key, dialled.nonce, dialler.nonce];
  const prints = [dialled.fingerprint, dialler.fingerprint];
  /** @param {string} by */
  const hello = (by) => H("hello", text(by), text("a room"), ...ends, u(258), ...prints);

  /** @param {Bytes} digest */
  const vouched = (digest) => ({ digest: digest.toString("hex"), sig: signed(secret, digest) });
  return {
    secrets: secrets.map((one) => one.toString("hex")),
    seeds: seeds.map((one) => one.toString("hex")),
    roster,
    match: M.toString("hex"),
    links: chains.map((chain) => [0, 1, 5, 1024].map((k) => ({ i: k, link: at(chain, k).toString("hex") }))),
    slot: { ...slotAt, value, salt: slotSalt.toString("hex"), handle: slot.toString("hex") },
    order: { pool: "season 2", gen: 1, size: 24, order: order(24, 24, orderAt) },
    act: { r: 7, after: after.toString("hex"), act, salt: actSalt.toString("hex"), handle: sealed.toString("hex") },
    chance: { i, chance: R.toString("hex"), draws, words },
    said: { ...said, ...vouched(sayDigest) },
    answer: { ...answer, ...vouched(answerDigest) },
    drop: { by: 0, about: 1, absence: 2, why: "owed", basis: head.toString("hex"), ...vouched(dropDigest) },
    welcome: { by: 0, about: 1, absence: 3, ...vouched(welcomeDigest) },
    vote: { by: 0, epoch: 4, candidate: 1, p: 56, head: head.toString("hex"), ...vouched(voteDigest) },
    stored: { seat: 0, basis: head.toString("hex"), ...vouched(storedDigest) },
    entries,
    hello: {
      room: "a room",
      conn: 258,
      nonces: [dialler, dialled].map(({ nonce }) => nonce.toString("hex")),
      fingerprints: [dialler, dialled].map(({ fingerprint }) => fingerprint.toString("hex")),
      host: signed(at(secrets, 1), hello("host")),
      guest: signed(secret, hello("guest")),
    },
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(
    new URL("./vectors.json", import.meta.url),
    `${JSON.stringify(vectors(), null, 2)}
`,
  );
}
