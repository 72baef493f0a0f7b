import { type RegistrationDraft } from '@/domain/auth/registrationRules';
/** The registration as it was left in this tab, without passwords; an empty form otherwise. */
export declare function rememberedRegistration(): RegistrationDraft;
/** Keeps the registration for this tab; `null` forgets it. */
export declare function rememberRegistration(draft: RegistrationDraft | null): void;
