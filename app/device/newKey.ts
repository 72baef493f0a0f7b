const keyBytes = 16;

/** Creates a unique key of 32 hexadecimal digits. Works without HTTPS too, where randomUUID does not exist. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
