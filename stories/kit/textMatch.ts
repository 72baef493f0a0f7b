/** Pattern of a text with any kind of spaces, because formats contain no-break ones. */
function pattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
}

/** Matches exactly this text. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${pattern(text)}$`);
}

/** Matches text that starts with this one. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${pattern(text)}`);
}

/** Matches text that contains this one. */
export function containing(text: string): RegExp {
  return new RegExp(pattern(text));
}
