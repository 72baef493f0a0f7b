/** Examples of calls with a token, in order of display. */
export const curlExampleIds = ['servers', 'balance', 'reboot'] as const;
export type CurlExampleId = (typeof curlExampleIds)[number];

export interface CurlExample {
  id: CurlExampleId;
  /** Command of a shell, with the secret in the variable `TOKEN`. */
  command: string;
}

/**
 * Returns commands that call the API of a portal with a token.
 *
 * @param origin address of the portal, without a path
 * @param serverId server of the command that restarts one
 */
export function curlExamples(origin: string, serverId: number): readonly CurlExample[] {
  const authorization = '-H "Authorization: Bearer $TOKEN"';
  return [
    { id: 'servers', command: `curl ${authorization} ${origin}/api/servers` },
    { id: 'balance', command: `curl ${authorization} ${origin}/api/account` },
    {
      id: 'reboot',
      command: `curl ${authorization} -H "Content-Type: application/json" -d '{"ids":["${serverId}"]}' ${origin}/api/servers/reboot`,
    },
  ];
}
