import type { ErrorAnswer } from '@/domain/auth/answers';
import { message } from '../messages/messages';
import { acceptedLanguage } from './language';
import type { Problem } from './problem';
import type { ServerContext } from './types';

/** Answers with a refusal (RFC 9457): a code for programs, a sentence for the person in the language of the request (D24). */
export function sendProblem(c: ServerContext, problem: Problem): Response {
  c.set('refusal', problem.key);
  const language = acceptedLanguage(c.req.header('accept-language'));
  const values = Object.entries(problem.details).map(([name, value]) => [name, String(value)] as const);
  const error = message(language, problem.key, Object.fromEntries(values));
  const answer: ErrorAnswer = { error, code: problem.key };
  const headers = { ...problem.headers, 'Content-Language': language, 'Cache-Control': 'no-store' };
  // The calls of §7 answer as specified, and no more.
  if (c.req.path.startsWith('/api/auth/')) return c.json(answer, problem.status, headers);
  const details = { type: 'about:blank', title: problem.key, status: problem.status, ...problem.details };
  return c.json({ ...details, ...answer }, problem.status, {
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}
