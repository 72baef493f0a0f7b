import type { authContract } from '@app/contract/auth';
import type { Handlers } from '../../routing/contractRoutes';

/** The handler of one call of the auth contract. */
export type AuthHandler<Name extends keyof typeof authContract> = Handlers<typeof authContract>[Name];
