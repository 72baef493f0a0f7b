import type { ErrorAnswer } from '@/domain/auth/answers';
import { message } from '../messages/messages';
import { acceptedLanguage } from './language';
import type { Problem } from './problem';
import type { ServerContext } from './types';

/** Answers with a refusal (RFC 9457): a code, and a sentence in the request's language (D24). */
export function sendProblem(c: ServerContext, problem: Problem): Response {
  c.set('refusal', problem.key);
  const language = acceptedLanguage(c.req.header('accept-language'));
  const values = Object.entries(problem.details).map(([name, value]) => [name, String(value)] as const);
  const error = message(language, problem.key, Object.fromEntries(values));
  const answer: ErrorAnswer = { error, code: problem.key };
  const details = { type: 'about:blank', title: problem.key, status: problem.status, ...problem.details };
  return c.json({ ...details, ...answer }, problem.status, {
    ...problem.headers,
    'Content-Language': language,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/problem+json',
  });
}
