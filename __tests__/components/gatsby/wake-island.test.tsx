import { act } from "@testing-library/react";
import { islandPart } from "../../../src/gatsby/boot/island-part";
import { wakeIsland } from "../../../src/gatsby/boot/wake-island";

const Named = ({ name }: { readonly name: string }) => <button type="button">{name}</button>;

/** An island that was built with `built` and is hydrated with "Send"; what it reports, and what React logs. */
async function wakenIsland({ built }: { readonly built: string }) {
  const reported = jest.fn();
  window.reportError = reported;
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const host = document.createElement("div");
  host.innerHTML = `<button type="button">${built}</button>`;
  document.body.replaceChildren(host);
  const part = islandPart(async () => Named);
  await part.load();
  const island = wakeIsland({
    host,
    part,
    props: { name: "Send" },
    nearPx: undefined,
    around: (content) => content,
    onUnreachable: () => undefined,
  });
  return { host, island, reported, logged };
}

/** Lets its code arrive, which asks React to hydrate it without waiting until that is done. */
async function press(host: HTMLElement) {
  host.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await Promise.resolve();
  await Promise.resolve();
}

afterEach(() => {
  Reflect.deleteProperty(window, "reportError");
});

test("an island that its page takes down while it is hydrated reports no error", async () => {
  const { host, island, reported, logged } = await wakenIsland({ built: "Send" });
  await act(async () => {
    await press(host);
    host.remove();
    island.stop();
  });
  expect(host.dataset.live).toBeUndefined();
  expect(reported).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

test("an island that was built with other content reports it", async () => {
  const { host } = await wakenIsland({ built: "Book" });
  await act(() => press(host));
  expect(host.dataset.live).toBe("");
  expect(host).toHaveTextContent("Send");
  expect(window.reportError).toHaveBeenCalled();
});
