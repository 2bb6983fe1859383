import { describe, expect, test } from "vitest";
import { networkAddresses } from "../../src/carrier/network-addresses.ts";

const HERE = new URL("http://localhost:8080/play/");
const replying =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

describe("where others find a page that is open at this computer's own address", () => {
  test("is asked beside the page", async () => {
    const asked: string[] = [];
    const addresses = await networkAddresses(HERE, (url) => {
      asked.push(String(url));
      return Promise.resolve(Response.json({ addresses: ["192.168.1.20", "10.0.0.3", "10.0.0.3"] }));
    });
    expect(asked).toEqual(["http://localhost:8080/play/addresses.json"]);
    expect(addresses).toEqual(["192.168.1.20", "10.0.0.3"]);
  });

  test.each(["http://192.168.1.20:8080/", "https://letea.example/", "http://localhost.example/"])(
    "isn't asked for at %s",
    async (url) => {
      const ask = () => Promise.reject(new Error("asked"));
      expect(await networkAddresses(new URL(url), ask)).toBeUndefined();
    },
  );

  test("isn't asked for where the page is encrypted, for that name alone", async () => {
    const ask = () => Promise.reject(new Error("asked"));
    expect(await networkAddresses(new URL("https://localhost/"), ask)).toEqual([]);
  });

  test.each([
    ["a name", { addresses: ["evil.example"] }],
    ["an address with more behind it", { addresses: ["192.0.2.1@evil.example"] }],
    ["this computer's own", { addresses: ["127.0.0.1"] }],
    ["far too many", { addresses: Array.from({ length: 17 }, (_, i) => `192.0.2.${i}`) }],
    ["no list", { addresses: "192.0.2.1" }],
    ["nothing", null],
  ])("is unknown if what comes is %s", async (_, reply) => {
    expect(await networkAddresses(HERE, replying(JSON.stringify(reply)))).toEqual([]);
  });

  test("is unknown where the host doesn't say", async () => {
    expect(await networkAddresses(HERE, replying("There is nothing here.", 404))).toEqual([]);
    expect(await networkAddresses(HERE, () => Promise.reject(new TypeError("no network")))).toEqual([]);
  });
});
