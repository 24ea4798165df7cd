/** Address of the file of `visit-times.ts`; there is none where the site names no office hours. */
export const visitTimesPath = "/visit-times.json";
