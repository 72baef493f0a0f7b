import { describe, expect, it } from 'vitest';
import { createLog, inRequest, logFormat } from '@app/server/log';
import { pseudonym, scrub } from '@app/server/scrub';
import { StartProblem } from '@app/server/startProblem';

function written(format: 'json' | 'text') {
  const lines: string[] = [];
  return { lines, log: createLog(format, (level, line) => void lines.push(`${level} ${line}`)) };
}

it('is for a person at a terminal and for a program elsewhere, unless LOG_FORMAT says which', () => {
  expect(logFormat(undefined, true)).toBe('text');
  expect(logFormat(undefined, false)).toBe('json');
  expect(logFormat('json', true)).toBe('json');
  expect(logFormat('text', false)).toBe('text');
});

describe('as JSON', () => {
  it('is one object a line, with the request that it happened in, also after the answer', async () => {
    const { lines, log } = written('json');
    const later = inRequest('r-1', () => Promise.resolve().then(() => log.info('a\nb', { status: 200 })));
    inRequest('r-2', () => log.error(new Error('first\nsecond')));
    await later;
    log.warn('alone');
    expect(lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as unknown)).toEqual([
      expect.objectContaining({ level: 'error', event: 'error', request: 'r-2' }),
      { time: expect.any(String) as string, level: 'info', event: 'a\nb', request: 'r-1', status: 200 },
      { time: expect.any(String) as string, level: 'warn', event: 'alone' },
    ]);
    for (const line of lines) expect(line).not.toContain('\n');
  });

  it('keeps the sentence of a warning, which says what to do', () => {
    const { lines, log } = written('json');
    const sentence = 'Every request comes from 10.0.0.1: set TRUST_PROXY=1, or tell ops@example.com.';
    log.warn('setup', { proxy: '10.0.0.1' }, sentence);
    expect(JSON.parse(lines[0]?.slice('warn '.length) ?? '')).toEqual({
      time: expect.any(String) as string,
      level: 'warn',
      event: 'setup',
      proxy: '10.0.0.1',
      message: expect.stringMatching(
        /^Every request comes from 10\.0\.0\.1: set TRUST_PROXY=1, or tell (?!ops)/,
      ) as string,
    });
  });

  it('leaves out the sentence for the terminal', () => {
    const { lines, log } = written('json');
    log.info('mail stored', { file: 'a.eml' }, 'mail to ann@example.com: verification code 123456');
    expect(lines.join()).toContain('"file":"a.eml"');
    expect(lines.join()).not.toMatch(/ann@|123456/);
  });
});

describe('as text', () => {
  it('is one readable line an event, whatever the facts hold', () => {
    const { lines, log } = written('text');
    log.info('request', { path: '/api/\n"x" y', status: 404, code: undefined });
    log.info('started', { url: 'u' }, 'Meridian is ready');
    log.error(new StartProblem('Port 1 is in use.'));
    expect(lines).toEqual([
      String.raw`info request path="/api/\n\"x\" y" status=404`,
      'info Meridian is ready',
      'error Port 1 is in use.',
    ]);
  });
});

describe('errors', () => {
  it('come with their stack and their causes', () => {
    const { lines, log } = written('json');
    log.error(new Error('outer', { cause: new Error('inner') }));
    expect(lines[0]).toMatch(/outer.*log\.test\.ts.*caused by Error: inner/);
  });

  it('keep what libraries quote to themselves', () => {
    const { lines, log } = written('json');
    const error = new Error('no mail to <ann@example.com> by smtps://portal:hunter2@mail.example.com:465');
    log.error(Object.assign(error, { detail: 'Key (email)=(bob@example.com)', parameters: ['hunter3'] }));
    log.error(new Error('GET https://id.example.com/token?code=c0de&state=5tate failed'));
    log.error('cyd@example.com');
    expect(lines.join()).not.toMatch(/ann|bob|cyd|hunter|c0de|5tate/);
    expect(lines.join()).toContain('mail.example.com:465');
    expect(lines.join()).toContain('https://id.example.com/token?');
  });

  it('take no longer for a hostile input', () => {
    const started = performance.now();
    for (const part of ['a', 'a.', 'http://', 'a@', 'a://'])
      expect(scrub(part.repeat(64 * 1024)).length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('are distinguished from addresses by their stacks', () => {
    const frame = 'at file:///srv/node_modules/@hono/node-server/dist/index.mjs:1:2';
    expect(scrub(frame)).toBe(frame);
  });
});

it('is the same for the same value, under one secret', () => {
  expect(pseudonym('secret', 'ann@example.com')).toMatch(/^[\w-]{12}$/);
  expect(pseudonym('secret', 'ann@example.com')).toBe(pseudonym('secret', 'ann@example.com'));
  expect(pseudonym('secret', 'bob@example.com')).not.toBe(pseudonym('secret', 'ann@example.com'));
  expect(pseudonym('other', 'ann@example.com')).not.toBe(pseudonym('secret', 'ann@example.com'));
});
