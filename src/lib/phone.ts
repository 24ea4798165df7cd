const indianMobile = /^[6-9]\d{9}$/;

/** With "+" where the country code is known; ten bare digits from 6 on get 91 (docs/decisions/phones-and-chat.md). */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (/^\s*(?:\+|00)/.test(phone)) return `+${digits.replace(/^00/, "")}`;
  return indianMobile.test(digits) ? `+91${digits}` : digits;
}

/** `https://wa.me/<digits>?text=…` (docs/requirements.md 7, docs/decisions/phones-and-chat.md). */
export function chatUrl(phone: string, text = ""): string {
  const query = text === "" ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${dialled(phone).replace("+", "")}${query}`;
}

/** `tel:` link, with the country code where it is known. */
export function telHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** Country code, national number, sizes of its groups; the first match wins. */
const groupings: readonly (readonly [code: string, national: RegExp, groups: readonly number[]])[] = [
  ["91", /^(?:11|20|22|33|40|44|80)\d{8}$/, [2, 4, 4]],
  ["91", /^\d{10}$/, [5, 5]],
  ["971", /^5\d{8}$/, [2, 3, 4]],
  ["971", /^\d{8}$/, [1, 3, 4]],
  ["1", /^\d{10}$/, [3, 3, 4]],
  ["44", /^\d{10}$/, [4, 6]],
  ["61", /^\d{9}$/, [3, 3, 3]],
  ["33", /^\d{9}$/, [1, 2, 2, 2, 2]],
  ["65", /^\d{8}$/, [4, 4]],
  ["86", /^\d{11}$/, [3, 4, 4]],
  ["81", /^\d{10}$/, [2, 4, 4]],
  ["49", /^\d{10,11}$/, [3, 8]],
];

/** "+91 98765 43210", "+91 80 0000 0000", "+971 50 123 4567"; unknown forms are not grouped. */
export function formatPhone(phone: string): string {
  const digits = dialled(phone).replace("+", "");
  for (const [code, national, groups] of groupings) {
    const number = digits.slice(code.length);
    if (!digits.startsWith(code) || !national.test(number)) continue;
    let from = 0;
    const parts = groups.map((size) => number.slice(from, (from += size)));
    return [`+${code}`, ...parts].join(" ");
  }
  return phone.trim().startsWith("+") ? `+${digits}` : phone.trim();
}
