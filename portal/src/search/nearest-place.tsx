import { centresPath } from '@observatorio/domain';
import { useState } from 'react';
import { basePath } from '../base/base-path';
import { useNavigate } from '../router/router-provider';

/** A municipality: the path of its page, and the latitude and longitude of its centre, in degrees. */
type Centre = readonly [path: string, latitude: number, longitude: number];

const RADIANS = Math.PI / 180;

/** Square of the distance of two points of Brazil on a plane, in degrees of latitude. */
function distanceTo({ latitude, longitude }: GeolocationCoordinates, [, north, east]: Centre) {
  const width = Math.cos(((latitude + north) / 2) * RADIANS);
  return (latitude - north) ** 2 + ((longitude - east) * width) ** 2;
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 20_000 }),
  );

/** Finds the municipality whose centre is nearest, in the browser: nothing is sent. */
async function nearestPlace(): Promise<string> {
  const [{ coords }, response] = await Promise.all([position(), fetch(basePath + centresPath)]);
  if (!response.ok) throw new Error(`No centres: ${response.status}`);
  const centres: readonly Centre[] = await response.json();
  const [first, ...rest] = centres;
  if (!first) throw new Error('No centres');
  const nearest = rest.reduce(
    (best, each) => (distanceTo(coords, each) < distanceTo(coords, best) ? each : best),
    first,
  );
  return nearest[0];
}

const isRefused = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** A button that opens the page of the nearest municipality. */
export function NearestPlace() {
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const open = async () => {
    setNote('Procurando…');
    try {
      await navigate(await nearestPlace());
    } catch (error) {
      setNote(
        isRefused(error)
          ? 'O navegador não informou onde você está. Digite o nome do município.'
          : 'Não foi possível achar o município. Digite o nome dele.',
      );
    }
  };
  return (
    <p>
      <button type="button" className="button" onClick={() => void open()}>
        Usar minha localização
      </button>{' '}
      <span className="quiet-inline">A posição não sai do seu navegador.</span>{' '}
      <output>{note}</output>
    </p>
  );
}
