/** Reporter of jest: adds the seconds of each test file to the file that FILE_TIMES names, for the end of `npm test`. */
import { appendFileSync } from "node:fs";
import path from "node:path";

export default class FileTimes {
  /**
   * @param {{ context: { config: { rootDir: string, displayName?: { name: string } } } }} test
   * @param {{ testFilePath: string, perfStats: { start: number, end: number } }} result
   */
  onTestResult({ context }, { testFilePath, perfStats }) {
    const { FILE_TIMES: file } = process.env;
    if (file === undefined) return;
    const { rootDir, displayName } = context.config;
    const seconds = (perfStats.end - perfStats.start) / 1000;
    appendFileSync(file, `${seconds}\t${displayName?.name}\t${path.relative(rootDir, testFilePath)}\n`);
  }
}
