// prettier-ignore
export function first(list: any[]): string { // ← typescript/no-explicit-any
  return list[0]!; // ← typescript/no-non-null-assertion typescript/no-unsafe-return
}

export function forget(): void {
  Promise.resolve(1); // ← typescript/no-floating-promises
}
