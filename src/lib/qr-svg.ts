import QRCode from "qrcode";

/** QR code as an SVG in currentColor, with its quiet zone of four modules. */
export function qrSvg(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const quiet = 4;
  let path = "";
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run) === 1) run++;
      if (run > 0) path += `M${column + quiet} ${row + quiet}h${run}v1h-${run}z`;
      column += run;
    }
  }
  const side = modules.size + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="currentColor" d="${path}"/></svg>`;
}
