import { createObservable } from "../../../src/lib/observable";

test("holds a value and tells of its changes until it is stopped", () => {
  const city = createObservable<string | null>(null);
  const heard: (string | null)[] = [];
  const stop = city.subscribe(() => heard.push(city.get()));
  expect(city.get()).toBeNull();
  city.set("Goa");
  city.set("Goa");
  city.set("Dubai");
  stop();
  city.set(null);
  expect(heard).toEqual(["Goa", "Dubai"]);
  expect(city.get()).toBeNull();
});

test("remembers what it started with, for the first render", () => {
  const isOpen = createObservable(false);
  isOpen.set(true);
  expect(isOpen.initial).toBe(false);
});
