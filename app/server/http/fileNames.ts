import { stripInvisible } from '@/domain/values/visibleText';

/** As long as file systems let a name be, in characters. */
const longestName = 200;
const endingLength = 20;

/** Forms write these three so (HTML, 'multipart/form-data encoding algorithm'). */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name of a file as a form gives it, without folders and without what cannot be seen; empty when nothing is left. */
export function plainFileName(given: string): string {
  const text = given.replace(/%(?:22|0D|0A)/g, (code) => escaped[code] ?? code);
  // `exe.png` can be read where the name is `gnp.exe`.
  const base = stripInvisible(text.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .trim();
  if (/^\.*$/.test(base)) return '';
  const signs = [...base];
  if (signs.length <= longestName) return base;
  // What it is stays at its end.
  return [...signs.slice(0, longestName - endingLength), ...signs.slice(-endingLength)].join('');
}

/** Says that an answer is to be saved under this name: in ASCII for old programs, and whole (RFC 6266, RFC 8187). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
