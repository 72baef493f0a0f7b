import { getCookie } from 'hono/cookie';
import type { Language } from '../messages/messages';
import { acceptedLanguage, toLanguage } from './language';
import type { ServerContext } from './types';

/** The language that a visitor reads the portal in: the one that they chose, else what their browser prefers. */
export const requestLanguage = (c: ServerContext): Language =>
  toLanguage(getCookie(c, 'locale')) ?? acceptedLanguage(c.req.header('accept-language'));
