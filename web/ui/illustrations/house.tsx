import { Window } from './home.tsx';
import { paint } from './paint.ts';
import { Flowers } from './things.tsx';

export function House() {
  return (
    <g>
      <g fill={paint('wall-shade')}>
        <circle cx="412" cy="58" r="9" opacity=".9" />
        <circle cx="424" cy="40" r="12" opacity=".75" />
        <circle cx="444" cy="20" r="15" opacity=".55" />
      </g>
      <path d="M392 175V82h30v93Z" fill={paint('wall-shade')} />
      <rect x="386" y="76" width="42" height="12" rx="4" fill={paint('roof-shade')} />
      <path d="M215 200H445V420H215Z" fill={paint('wall')} />
      <path d="M215 200H445V224H215Z" fill={paint('wall-shade')} />
      <path
        d="M180 206Q176 212 184 214H476Q484 212 480 206L340 78Q330 70 320 78Z"
        fill={paint('roof')}
      />
      <path
        d="M330 74Q336 74 340 78L480 206Q484 212 476 214H440L330 96Z"
        fill={paint('roof-shade')}
      />
      <circle cx="330" cy="156" r="27" fill={paint('wall')} />
      <circle cx="330" cy="156" r="20" fill={paint('glow')} />
      <path d="M330 136v40M310 156h40" stroke={paint('wall')} strokeWidth="4" />
      <Window x={236} y={248} />
      <Window x={360} y={248} />
      <Flowers x={235} y={326} />
      <Flowers x={359} y={326} />
      <path d="M304 420V322a26 26 0 0 1 52 0V420Z" fill={paint('wood')} />
      <path d="M314 364V324a16 16 0 0 1 32 0v40Z" fill={paint('glow')} />
      <path d="M330 308V364M314 338H346" stroke={paint('wood')} strokeWidth="3" />
      <circle cx="347" cy="384" r="4" fill={paint('cream')} />
      <rect x="290" y="416" width="80" height="9" rx="3" fill={paint('wall-shade')} />
    </g>
  );
}
