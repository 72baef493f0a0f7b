/** Replaces each secret of a text. */
const mask = '•••';

/** Values of addresses that sign somebody in or confirm something. */
const secretQuery = /([?&#](?:token|code|key|secret|signature)=)[^\s&#"'<>]+/gi;

/** A mail's text as the log stores it: without these secrets, and without the tokens of its links. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .reduce((left, secret) => left.replaceAll(secret, mask), text)
    .replace(secretQuery, `$1${mask}`);
}
