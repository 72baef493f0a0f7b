import type { authContract } from '@app/contract/auth';
import type { Handlers } from '../../routing/contractRoutes';

/** What answers a call of the auth contract. */
export type AuthHandler<Name extends keyof typeof authContract> = Handlers<typeof authContract>[Name];
