import '@meridian/portal/styles.css';
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandProvider } from '@meridian/portal/i18n/BrandProvider';
import { I18nProvider } from '@meridian/portal/i18n/I18nProvider';
import messages from '@meridian/portal/i18n/messages/en';
import { AlertDialog } from '@meridian/portal/primitives/AlertDialog';
import { Button } from '@meridian/portal/primitives/Button';
import { Form } from '@meridian/portal/primitives/Form';
import { AnchorProvider, Link, type AnchorProps } from '@meridian/portal/primitives/Link';
import { TextField } from '@meridian/portal/primitives/TextField';
import { ServerListScreen } from '@meridian/portal/screens/servers/ServerListScreen/ServerListScreen';
import { brand, drawMark } from './brand';
import { languages } from './german';
import { actions, view } from './serverList';

/** Follows links of the package by the router, and leaves new tabs and other sites to the browser. */
function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOwn = href.startsWith('/') && (rest.target === undefined || rest.target === '_self');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isOwn || !isPlain) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Stands in for calls of an API. */
const api = {
  servers: () => Promise.resolve(view),
  profile: () => Promise.resolve({ email: 'ann@example.com' }),
  saveProfile: (profile: { email: string }) =>
    profile.email.includes('@') ? Promise.resolve(profile) : Promise.reject(new Error('invalid')),
  closeAccount: () => Promise.resolve(),
};

/** A list whose rows come from a query. */
function Servers() {
  const { data, refetch } = useQuery({ queryKey: ['servers'], queryFn: api.servers });
  return (
    <ServerListScreen
      {...actions}
      view={data ?? { ...view, status: 'loading' }}
      onRefresh={() => void refetch()}
    />
  );
}

/** A form that a mutation submits: a refused one moves the focus to the field. */
function Profile() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ['profile'], queryFn: api.profile });
  const [typed, setTyped] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const save = useMutation({
    mutationFn: api.saveProfile,
    onSuccess: (profile) => client.setQueryData(['profile'], profile),
    onError: () => setRefusals((before) => before + 1),
  });
  const email = typed ?? data?.email ?? '';
  return (
    <main>
      <Form aria-label="Profile" refusals={refusals} onSubmit={() => save.mutate({ email })}>
        <TextField
          label="E-mail"
          type="email"
          value={email}
          onValueChange={setTyped}
          error={save.isError ? 'Enter an address such as ann@example.com' : undefined}
        />
        <Button type="submit" intent="primary">
          Save
        </Button>
      </Form>
      <CloseAccount />
      <Link href="/">Servers</Link>
    </main>
  );
}

/** A dialog that stays open, with its buttons disabled, while its mutation runs. */
function CloseAccount() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = useMutation({ mutationFn: api.closeAccount, onSuccess: () => navigate({ to: '/' }) });
  return (
    <>
      <Button intent="danger" onClick={() => setOpen(true)}>
        Close the account
      </Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Close the account?"
        description="Its servers are deleted."
        confirmLabel="Close"
        confirmIntent="danger"
        pending={close.isPending}
        onConfirm={() => close.mutate()}
      />
    </>
  );
}

function Root() {
  return (
    <I18nProvider locale="en" languages={languages} messages={messages}>
      <BrandProvider brand={brand} drawMark={drawMark}>
        <AnchorProvider value={RouterAnchor}>
          <Outlet />
        </AnchorProvider>
      </BrandProvider>
    </I18nProvider>
  );
}

const rootRoute = createRootRoute({ component: Root });
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: Servers }),
  createRoute({ getParentRoute: () => rootRoute, path: '/profile', component: Profile }),
]);
const router = createRouter({ routeTree });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
