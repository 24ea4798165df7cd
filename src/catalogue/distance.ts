/** From here on a home is no longer nearby. */
export const farKm = 60;

/** Kilometres as people say them: "850 m", "1.2 km", "34 km". */
export function formatKm(km: number): string {
  if (km < 0.975) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  return km < 9.95 ? `${Number(km.toFixed(1))} km` : `${Math.round(km)} km`;
}
