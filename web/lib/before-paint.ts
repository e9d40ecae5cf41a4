import { releaseScripts } from './held-scripts.ts';

/**
 * Runs before the first paint: the theme and type that the person chose (local storage `theme`:
 * light | dark, `type`: large), and the only Trusted Types policy. The policy lets pass what React
 * and the router do themselves: an empty script element, structured data, scripts of our origin.
 * A form of ours that is sent before the page is awake would load the page anew and lose what was
 * typed; a button that is pressed then, and what is ticked or chosen, are remembered, see
 * `early-press.ts`. A press that comes while React wakes a button or a list reaches them; a box, which
 * React then first sees as it is after the press, is noted before React hears of it.
 * Zod is told not to try whether it may compile code: the trial alone breaks the policy.
 */
export const beforePaint = `(function(d){try{
var s=localStorage,t=s.getItem('theme');
if(t==='light'||t==='dark')d.dataset.theme=t;
if(s.getItem('type')==='large')d.dataset.type='large';
}catch(e){}
addEventListener('submit',function(e){if(e.target.dataset.own)e.preventDefault()},true);
var press={button:null,choices:new Map(),
sleeps:function(t){return!Object.keys(t).some(function(k){return k.indexOf('__reactProps')===0})},
keep:function(e){var b=e.target.closest('button');if(b&&press.sleeps(b))press.button=b},
note:function(t,wish){press.choices.delete(t);press.choices.set(t,wish)},
tick:function(e){var t=e.target;
if(/^(checkbox|radio)$/.test(t.type)&&press.sleeps(t))press.note(t,t.checked)},
choose:function(e){var t=e.target;
if(/^(select-one|file)$/.test(t.type)&&press.sleeps(t))press.note(t,t.value)},
stop:function(){removeEventListener('click',press.keep);removeEventListener('change',press.choose);
removeEventListener('click',press.tick,true)}};
addEventListener('click',press.keep);addEventListener('change',press.choose);
addEventListener('click',press.tick,true);
window.earlyPress=press;${releaseScripts}
window.__zod_globalConfig={jitless:true};
if(window.trustedTypes){
var data=function(c){return/^\\{"@(context|graph)"[^<]*$/.test(c)};
trustedTypes.createPolicy('default',{
createHTML:function(h){return h==='<script><\\/script>'||data(h)?h:null},
createScript:function(c){return data(c)?c:null},
createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}
})}})(document.documentElement)`;
