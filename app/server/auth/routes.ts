import type { authContract } from '@app/contract/auth';
import type { Deps } from '../deps';
import type { Handlers } from '../routing/contractRoutes';
import { accountHandlers } from '../members/accountRoutes';
import { changePassword } from './calls/changePassword';
import { config } from './calls/config';
import { confirmPassword } from './calls/confirmPassword';
import { externalSignIn } from './calls/externalSignIn';
import { forgotPassword } from './calls/forgotPassword';
import { login } from './calls/login';
import { logout } from './calls/logout';
import { logoutEverywhere } from './calls/logoutEverywhere';
import { passkeyHandlers } from './calls/passkeys';
import { requirePassword } from './ownPassword';
import { register } from './calls/register';
import { resendCode } from './calls/resendCode';
import { resetPassword } from './calls/resetPassword';
import { secondStep } from './calls/secondStep';
import { session } from './calls/session';
import { sessionHandlers } from './calls/sessions';
import { verifyEmail } from './calls/verifyEmail';

/** Handlers of sessions, registration and passwords (§7, D13, D22). */
export const authRoutes = (deps: Deps): Handlers<typeof authContract> => ({
  config: config(deps),
  session: session(deps),
  login: login(deps),
  secondStep: secondStep(deps),
  logout: logout(deps),
  logoutEverywhere: logoutEverywhere(deps),
  ...sessionHandlers(deps.settings),
  ...accountHandlers((input) => requirePassword(deps, input)),
  ...passkeyHandlers(deps),
  register: register(deps),
  verifyEmail: verifyEmail(deps),
  resendCode: resendCode(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
  confirmPassword: confirmPassword(deps),
  externalSignIn: externalSignIn(deps),
});
