import { oncePer } from "../../../src/lib/once-per";

test("makes one value for each key", () => {
  const make = jest.fn(({ name }: { readonly name: string }) => ({ greeting: `Hello ${name}` }));
  const greetingFor = oncePer(make);
  const [ada, grace] = [{ name: "Ada" }, { name: "Grace" }];
  expect(greetingFor(ada)).toEqual({ greeting: "Hello Ada" });
  expect(greetingFor(ada)).toBe(greetingFor(ada));
  expect(greetingFor(grace)).toEqual({ greeting: "Hello Grace" });
  expect(make).toHaveBeenCalledTimes(2);
});
