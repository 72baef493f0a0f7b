import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionNotFoundScreen } from '@/screens/notFound/SectionNotFoundScreen/SectionNotFoundScreen';
import { toNotFoundView } from '@app/containers/notFound/toNotFoundView';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { adminName, adminPath, nearestAdmin } from '@app/routes/adminSections';

/** An address of the admin area without a route, menu links included (§2, D5): logged once, inside the shell. */
export default function AdminNotFoundContainer() {
  const { pathname } = useLocation();
  const { log } = usePorts();
  useEffect(() => log.notFound(pathname), [log, pathname]);
  const { path, homeHref } = toNotFoundView(pathname);
  const nearest = nearestAdmin(pathname);
  return (
    <>
      <DocumentTitle of="notFound.title" />
      <SectionNotFoundScreen
        view={{ path, homeHref, nearest: { href: adminPath(nearest), name: adminName(nearest) } }}
      />
    </>
  );
}
