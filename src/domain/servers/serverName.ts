import { hasInvisible } from '@/domain/values/visibleText';

/** Maximum length of a server's name, in characters. */
export const serverNameMaxLength = 64;

/** Why a name that its owner gave cannot be saved. */
export type ServerNameProblem = 'required' | 'tooLong' | 'control';

/** Returns the problem of a server's name; null for a valid one. */
export function serverNameProblem(name: string): ServerNameProblem | null {
  const text = name.trim();
  if (text === '') return 'required';
  if (hasInvisible(text)) return 'control';
  return Array.from(text).length > serverNameMaxLength ? 'tooLong' : null;
}
