import { type Outcome } from '@/domain/outcome';
import type { PasswordChangePayload } from '@/domain/auth/payloads';
import type { PasswordRefusal } from '@/domain/profile/passwordChange';
/** Changes the password of whoever is signed in; what the server refuses by a rule is told to the form. */
export declare function changePassword(body: PasswordChangePayload): Promise<Outcome<void, PasswordRefusal>>;
