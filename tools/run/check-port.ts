import { createServer } from "node:net";

/**
 * Rejects with the remedy when the site cannot be served at a port of the variable PORT, which is told before a build of
 * minutes; 0 stands for any free port.
 */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new Error(`Port ${port} is taken or refused (${cause.message}); set PORT to another`, { cause }),
      ),
    );
    // As the site is: "localhost" may be the address of IPv6.
    server.listen(port, "localhost", resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
