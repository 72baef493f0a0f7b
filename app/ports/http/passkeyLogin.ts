import { passkeyCalls } from '@app/contract/passkeys';
import { askForPasskey } from '@app/device/passkeys';
import { send } from './send';

/** Signs in with a passkey of this device. */
export async function passkeyLogin(): Promise<void> {
  const { options } = await send(passkeyCalls.passkeyChallenge, {});
  const response = await askForPasskey(options);
  await send(passkeyCalls.passkeyLogin, { body: { response } });
}
