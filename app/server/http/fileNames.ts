import { stripInvisible } from '@/domain/values/visibleText';

/** Maximum length of a file name in characters, as file systems allow. */
const longestName = 200;
const endingLength = 20;

/** Escapes of HTML forms ('multipart/form-data encoding algorithm'). */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Returns a file name without folders and invisible characters; may be empty. */
export function plainFileName(given: string): string {
  const text = given.replace(/%(?:22|0D|0A)/g, (code) => escaped[code] ?? code);
  // Direction marks could make `gnp.exe` look like `exe.png`.
  const base = stripInvisible(text.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .trim();
  if (/^\.*$/.test(base)) return '';
  const signs = [...base];
  if (signs.length <= longestName) return base;
  // Keeps the extension.
  return [...signs.slice(0, longestName - endingLength), ...signs.slice(-endingLength)].join('');
}

/** Formats `Content-Disposition` for saving: an ASCII name for old clients and the full name (RFC 6266, RFC 8187). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
