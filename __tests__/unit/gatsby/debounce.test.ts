import debounce from "../../../src/gatsby/bundler/debounce";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("it acts once, the time after the last call", () => {
  const act = jest.fn();
  const call = debounce(act, 50);
  call();
  jest.advanceTimersByTime(40);
  call();
  jest.advanceTimersByTime(49);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("cancelled, it does not act", () => {
  const act = jest.fn();
  const call = debounce(act, 50);
  call();
  call.cancel();
  jest.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
});
