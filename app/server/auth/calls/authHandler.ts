import type { authContract } from '@app/contract/auth';
import type { Handlers } from '../../http/contractRoutes';

/** What answers a call of the auth contract. */
export type AuthHandler<Name extends keyof typeof authContract> = Handlers<typeof authContract>[Name];
