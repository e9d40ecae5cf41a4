import { Laptop, Smartphone, AppWindow, type LucideIcon } from 'lucide-react';
import type { Device } from '#contract/account.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useLogout } from '#web/session/steps/use-logout.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Section } from './section.tsx';
import { useDevices } from './use-devices.ts';
import { momentOf } from './words.ts';

const icons: Record<Device['kind'], LucideIcon> = {
  phone: Smartphone,
  computer: Laptop,
  app: AppWindow,
};

export function DevicesSection({ devices }: { devices: readonly Device[] }) {
  const { end, endOthers, ending, problem } = useDevices();
  const logout = useLogout();
  const isAlone = devices.length <= 1;
  return (
    <Section
      id="devices"
      title="Устройства"
      text={
        isAlone
          ? 'Вы вошли только здесь. Время московское.'
          : 'Здесь видно, где вы вошли. Незнакомое устройство? Выйдите на нём и смените пароль. Время московское.'
      }
    >
      <FormProblem problem={problem} />
      <ul className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            pending={ending === device.id}
            onEnd={() => void (device.is_current ? logout() : end(device))}
          />
        ))}
      </ul>
      {!isAlone && (
        <Button
          kind="secondary"
          className="mt-4 max-sm:w-full"
          pending={ending === 'others'}
          onClick={() => void endOthers()}
        >
          Выйти на других устройствах
        </Button>
      )}
    </Section>
  );
}

interface DeviceLineProps {
  device: Device;
  pending: boolean;
  onEnd: () => void;
}

function DeviceLine({ device, pending, onEnd }: DeviceLineProps) {
  const Icon = icons[device.kind];
  const seen = device.is_current
    ? 'вы здесь сейчас'
    : `последний раз ${momentOf(device.last_seen_at)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{device.name}</span>
          {device.is_current && <Badge tone="success">это устройство</Badge>}
        </p>
        <p className="numbers text-sm [overflow-wrap:anywhere] text-muted">
          {seen}, адрес {device.address}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        className="-mr-3 max-sm:-ml-4"
        pending={pending}
        aria-label={`Выйти: ${device.name}`}
        onClick={onEnd}
      >
        Выйти
      </Button>
    </li>
  );
}
