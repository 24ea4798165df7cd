import { act } from "@testing-library/react";

/** Lets promises that are already due, and what React draws for them, come to an end. */
export async function settle(): Promise<void> {
  await act(() => Promise.resolve());
}
