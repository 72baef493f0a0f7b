import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/* Automation that the portal calls (guide "Connecting a hypervisor"). It only stores the commands it gets. */

const { PROVISIONER_SECRET: secret = '', PORT: port = '0' } = process.env;
const ends = new Map();

function isSigned(signature, content) {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (given === '' || Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${content}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

/** Starts a command at the hypervisor. Here each has ended at once; else: `{ status: 'running' }`. */
function start({ serverId, action, spec }) {
  if (action === 'makeSnapshot') return { status: 'done', sizeMb: 2048 };
  if (!spec) return { status: 'done' };
  const number = Number(serverId);
  const network = `10.${(number >> 8) & 255}.${number & 255}`;
  const addresses = Array.from({ length: spec.ipv4 }, (_, index) => `${network}.${index + 1}`);
  const ipv6Subnet = spec.ipv6Subnet === '' ? null : `2001:db8:0:${(number & 65535).toString(16)}::/64`;
  const panelUrl = spec.panel === 'none' ? null : `https://${addresses[0]}:8443`;
  return { status: 'done', addresses, ipv6Subnet, panelUrl };
}

/** Returns the answer of a call; undefined for one that this automation does not have. */
function answerOf(method, path, body) {
  if (method === 'POST' && path === '/operations') {
    const { key, ...operation } = JSON.parse(body);
    // The portal sends an operation again whose answer was lost.
    if (!ends.has(key)) ends.set(key, start(operation));
    return ends.get(key);
  }
  if (path.startsWith('/operations/')) return ends.get(path.slice('/operations/'.length));
  if (path.endsWith('/console')) return { url: 'https://console.example.com/', expiresIn: 60 };
  return path.includes('/metrics') ? { points: [] } : undefined;
}

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const body = await text(request);
  if (!isSigned(headers['meridian-signature'] ?? '', method === 'GET' ? url : body))
    return response.writeHead(401).end();
  const answer = answerOf(method, url, body);
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}).listen(Number(port), () => console.log(server.address().port));
