import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useLocation, type Location } from 'react-router-dom';
import { vi } from 'vitest';
import { done } from '@/domain/results/outcome';
import type { Locale } from '@/i18n/locale';
import { App } from '@app/App';
import type { AuthPort, LogPort, Ports } from '@app/ports/ports';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { makeDeskSample } from '@app/ports/sample/deskSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makeSecuritySample } from '@app/ports/sample/securitySample';
import { membersSample } from '@app/ports/sample/membersSample';
import { usageSample } from '@app/ports/sample/usageSample';
import { makeToolsSample } from '@app/ports/sample/toolsSample';
import { AppRouter } from '@app/providers/AppRouter';
import { createMemoryHistory } from '@app/stores/history';
import { MessageStore } from '@app/stores/messageStore';
// Compiled now, while no test's clock runs.
import '@app/routes/dashboardPages';

/** An auth port on which every call succeeds; tests replace the calls they are about. */
export function makeAuthPort(changes: Partial<AuthPort> = {}): AuthPort {
  const succeed = async () => {};
  return {
    login: vi.fn(succeed),
    secondStep: vi.fn(succeed),
    passkeyLogin: vi.fn(succeed),
    register: vi.fn(succeed),
    verifyEmail: vi.fn(succeed),
    resendCode: vi.fn(succeed),
    logout: vi.fn(succeed),
    logoutEverywhere: vi.fn(succeed),
    forgotPassword: vi.fn(succeed),
    resetPassword: vi.fn(succeed),
    changePassword: vi.fn(async () => done(undefined)),
    session: vi.fn(async () => ({ user: null })),
    config: vi.fn(async () => ({ access: 'open' as const, externalSignIn: null })),
    externalSignIn: vi.fn(async () => ({ url: '/' })),
    ...changes,
  };
}

/** Sample adapters without latency, an obliging auth server, and a log that only listens. */
function makePorts(changes: Partial<Ports> = {}): Ports {
  const log: LogPort = { notFound: vi.fn(), event: vi.fn() };
  return {
    auth: makeAuthPort(),
    ...makeSamplePorts(noLatency),
    admin: makeAdminSample(noLatency),
    desk: makeDeskSample(noLatency),
    security: makeSecuritySample(noLatency),
    tools: makeToolsSample(noLatency),
    members: membersSample(noLatency),
    usage: usageSample(noLatency),
    changes: { watch: () => () => () => undefined },
    log,
    ...changes,
  };
}

export interface RenderRouteOptions {
  ports?: Partial<Ports>;
  locale?: Locale;
  /** Navigation state, as an earlier screen would have left it. */
  state?: unknown;
  /** Addresses that were visited before, for Back to lead to. */
  earlier?: readonly string[];
}

export interface RenderedRoute extends RenderResult {
  user: UserEvent;
  ports: Ports;
  /** Where the app is now. */
  location: () => Location;
  /** Navigation state passed by the previous page, before this one stored its own there. */
  handedState: () => unknown;
  /** Address in the browser: the next page's while `location` still waits for its code. */
  address: () => string;
  /** The browser's Back and Forward: -1 and 1. */
  go: (delta: number) => void;
}

/** The whole routed app at an address, with ports of the test's own. */
export function renderRoute(
  path: string,
  { ports: changes = {}, locale = 'ru', state, earlier = [] }: RenderRouteOptions = {},
): RenderedRoute {
  const ports = makePorts(changes);
  const [pathname = '/', search = ''] = path.split('?');
  const history = createMemoryHistory({
    initialEntries: [...earlier, { pathname, search: search && `?${search}`, state }],
    v5Compat: true,
  });
  let current: Location | null = null;
  let handed: unknown = state;
  function Probe() {
    const location = useLocation();
    if (current !== null && current.pathname !== location.pathname) handed = location.state;
    current = location;
    return null;
  }
  const result = render(
    <App
      ports={ports}
      messages={new MessageStore(locale)}
      router={(children) => (
        <AppRouter history={history}>
          {children}
          <Probe />
        </AppRouter>
      )}
    />,
  );
  return {
    ...result,
    user: userEvent.setup(),
    ports,
    location: () => {
      if (!current) throw new Error('The app has not rendered');
      return current;
    },
    handedState: () => handed,
    address: () => history.location.pathname,
    go: (delta) => act(() => history.go(delta)),
  };
}
