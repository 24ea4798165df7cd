import { act } from "@testing-library/react";

/** Runs the callbacks of settled promises, and the renders that follow. */
export async function settle(): Promise<void> {
  await act(() => Promise.resolve());
}
