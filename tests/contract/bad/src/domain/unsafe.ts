// prettier-ignore
export function first(list: any[]): string { // ← @typescript-eslint/no-explicit-any
  return list[0]!; // ← @typescript-eslint/no-non-null-assertion @typescript-eslint/no-unsafe-return
}

export function forget(): void {
  Promise.resolve(1); // ← @typescript-eslint/no-floating-promises
}
