import { ServersScreen } from '@/screens/servers/ServersScreen'; // ← boundaries/dependencies
import { row } from '../servers/row'; // ← boundaries/dependencies
import { sample } from '@/sample-data/sample'; // ← boundaries/dependencies
import { ports } from '@app/ports/ports'; // ← boundaries/dependencies
import { story } from '../../../stories/kit'; // ← boundaries/dependencies
import { helper } from '../../../tests/helper'; // ← boundaries/dependencies

export const known = [ServersScreen, row, sample, ports, story, helper];
export const later = () => import('@app/ports/ports'); // ← boundaries/dependencies
