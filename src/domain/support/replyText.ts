/** Place of the token in the template of addresses for answers. */
export const tokenPlace = '{token}';

/** Line of our mails above which a customer writes, in each language. */
export const replyLines = [
  '— Напишите ответ выше этой строки —',
  '— Write your reply above this line —',
] as const;

/** Line with which mail programs begin the mail that they quote, in one line; it has a date. */
const attributions = [
  /^On\s.{0,300}\d.{0,300}\swrote:$/i,
  /\d.{0,300}\s(?:пишет|писал|написал)(?:а|\(а\))?:$/i,
  /\d.{0,300}<[^<>\s]+@[^<>\s]+>\s*:$/,
];

/** Longest attribution after it was wrapped, in lines. */
const attributionLines = 3;

const originals =
  /^[-_\s]*(?:original message|forwarded message|исходное сообщение|пересылаемое сообщение)[-_\s]*$/i;
const headerStart = /^\*?(?:from|от|от кого)\s*:\*?\s/i;
const headerLine = /^\*?(?:sent|date|to|subject|отправлено|дата|кому|тема)\s*:\*?\s/i;
/** Line that Outlook draws above the mail that it quotes. */
const rule = /^_{10,}$/;
/** Signature (RFC 3676); some programs strip the space at its end. */
const signature = /^-- ?$/;
const sentFrom = /^(?:sent from (?:my|outlook|yahoo|mail)|отправлено (?:с|из) )\S?.{0,60}$/i;

const isQuoted = (line: string) => /^\s?>/.test(line);

/** Number of lines of the attribution that starts here; 0 without one. */
function attributionAt(lines: readonly string[], index: number): number {
  for (let count = 1; count <= attributionLines; count += 1) {
    const part = lines.slice(index, index + count).map((line) => line.trim());
    if (part.length < count || part.includes('') || part.some(isQuoted)) return 0;
    if (attributions.some((pattern) => pattern.test(part.join(' '))))
      // The lines before it are the customer's.
      return count > 1 && attributionAt(lines, index + 1) > 0 ? 0 : count;
  }
  return 0;
}

/** Whether everything from this line on was not written by the sender. */
function endsReply(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  const text = line.trim();
  if (signature.test(line) || originals.test(text) || rule.test(text)) return true;
  if (replyLines.some((marker) => text.includes(marker)) && !isQuoted(line)) return true;
  return (
    headerStart.test(text) && lines.slice(index + 1, index + 4).some((next) => headerLine.test(next.trim()))
  );
}

/** Returns the text that a person wrote in a mail, without the mail it answers and without a signature. */
export function replyTextOf(mail: string): string {
  const lines = mail.replaceAll('\r\n', '\n').split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length && !endsReply(lines, index); index += 1) {
    const count = attributionAt(lines, index);
    if (count > 0) {
      const next = lines.slice(index + count).find((line) => line.trim() !== '');
      // Not marked line by line, the quoted mail goes on to the end.
      if (next === undefined || !isQuoted(next)) break;
      index += count - 1;
    } else if (!isQuoted(lines[index] ?? '')) written.push((lines[index] ?? '').trimEnd());
  }
  while (written.length > 0 && (written.at(-1) === '' || sentFrom.test(written.at(-1) ?? ''))) written.pop();
  return written
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
