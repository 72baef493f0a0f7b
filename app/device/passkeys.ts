import { PortError } from '@/domain/results/portError';
import * as v from 'valibot';

/* WebAuthn with JSON on the wire. Written out, because older browsers lack `parseRequestOptionsFromJSON`. */

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const descriptorsSchema = v.optional(
  v.array(v.object({ id: v.string(), type: v.optional(v.literal('public-key'), 'public-key') })),
  [],
);

const requestSchema = v.object({
  challenge: v.string(),
  rpId: v.optional(v.string()),
  timeout: v.optional(v.number()),
});

const creationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.optional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.optional(v.number()),
  excludeCredentials: descriptorsSchema,
});

/** Whether this browser can have passkeys. */
const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/**
 * Runs a dialog of the browser. A person who closes it, or a device without a passkey, ends it without an answer.
 *
 * @param kindOf class of the answer, which a browser without passkeys lacks
 */
async function answered<Response>(
  ask: () => Promise<Credential | null>,
  kindOf: () => new () => Response,
): Promise<{ id: string; response: Response }> {
  if (!hasPasskeys()) throw new PortError('refused', { code: 'passkeyUnsupported' });
  const credential = await ask().catch((cause: unknown) => {
    throw new PortError('refused', { code: 'passkeyCanceled', cause });
  });
  if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof kindOf()))
    throw new PortError('refused', { code: 'passkeyCanceled' });
  return { id: credential.id, response: credential.response };
}

const toJson = <Response extends object>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** Asks the browser for a passkey of the portal; returns its answer as JSON. */
export async function askForPasskey(options: unknown) {
  const { challenge, rpId, timeout } = v.parse(requestSchema, options);
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    userVerification: 'required',
    ...(rpId !== undefined && { rpId }),
    ...(timeout !== undefined && { timeout }),
  };
  const { id, response } = await answered(
    () => navigator.credentials.get({ publicKey }),
    () => AuthenticatorAssertionResponse,
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return toJson(id, {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  });
}

/** Has the browser create a passkey; returns its answer as JSON. */
export async function makePasskey(options: unknown) {
  const { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials } = v.parse(
    creationSchema,
    options,
  );
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(challenge),
    rp: { name: rp.name, ...(rp.id !== undefined && { id: rp.id }) },
    user: { ...user, id: bytesOf(user.id) },
    pubKeyCredParams,
    excludeCredentials: excludeCredentials.map(({ id, type }) => ({ id: bytesOf(id), type })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    ...(timeout !== undefined && { timeout }),
  };
  const { id, response } = await answered(
    () => navigator.credentials.create({ publicKey }),
    () => AuthenticatorAttestationResponse,
  );
  return toJson(id, {
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports(),
  });
}
