/** Pattern of a text with any kind of spaces, because formats contain no-break ones. */
function pattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
}

/** Matches this text and nothing more. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${pattern(text)}$`);
}

/** Matches what begins with this text. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${pattern(text)}`);
}

/** Matches what has this text in it. */
export function containing(text: string): RegExp {
  return new RegExp(pattern(text));
}
