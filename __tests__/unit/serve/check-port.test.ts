/** @jest-environment node */
/** A taken port is told before the build, with what to do. */
import { createServer } from "node:net";
import { checkPort } from "../../../tools/run/check-port";

test("a port on which something listens is refused with the remedy, until it is free", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await expect(checkPort(port)).rejects.toThrow(new RegExp(`^Port ${port} .*set PORT to another$`));
  await new Promise((resolve) => other.close(resolve));
  await checkPort(port);
});

test("any free port is free", () => expect(checkPort(0)).resolves.toBeUndefined());
