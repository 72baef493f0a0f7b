// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { RichChunk } from '../richChunk';

export interface RecoveryArguments {
  'recovery.title': undefined;
  'recovery.lead': undefined;
  'recovery.emailHint': undefined;
  'recovery.ok': undefined;
  'recovery.sentTitle': undefined;
  'recovery.sent': { b: RichChunk; email: string | number };
  'recovery.wait': undefined;
  'recovery.support': undefined;
  'recovery.pending': undefined;
  'recovery.failed': undefined;
  'recovery.reset.title': undefined;
  'recovery.reset.lead': undefined;
  'recovery.reset.password': undefined;
  'recovery.reset.confirmPassword': undefined;
  'recovery.reset.hint': { count: number };
  'recovery.reset.submit': undefined;
  'recovery.reset.pending': undefined;
  'recovery.reset.failed': undefined;
  'recovery.expired.title': undefined;
  'recovery.expired.text': undefined;
  'recovery.expired.again': undefined;
  'recovery.done.title': undefined;
  'recovery.done.text': undefined;
  'recovery.done.login': undefined;
}
