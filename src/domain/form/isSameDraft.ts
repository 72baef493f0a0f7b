/**
 * Whether two drafts hold the same, field by field and in depth; no field is named, so none can be forgotten. What is
 * neither plain object nor array, such as a file, is only the same as itself.
 */
export function isSameDraft(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isSameDraft(Reflect.get(one, field), Reflect.get(other, field)));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
