// oxfmt-ignore
export function first(list: any[]): string { // ← typescript/no-explicit-any
  return list[0]!; // ← typescript/no-non-null-assertion typescript/no-unsafe-return
}

export function forget(): void {
  Promise.resolve(1); // ← typescript/no-floating-promises
}

// oxfmt-ignore
export function send(list: string[]): number {
  list.forEach(async (word) => { // ← typescript/no-misused-promises
    await Promise.resolve(word);
  });
  if (list) return list.length; // ← typescript/no-unnecessary-condition
  return 0;
}

// oxfmt-ignore
export function toneOf(status: 'paid' | 'pending'): string {
  switch (status) { // ← typescript/switch-exhaustiveness-check
    case 'paid':
      return 'green';
  }
  return String({ status }); // ← typescript/no-base-to-string
}
