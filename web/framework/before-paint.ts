import { noteEarlyPress } from './early-press.ts';
import { releaseScripts } from './held-scripts.ts';

/**
 * Runs before the first paint: the theme and type that the person chose (local storage `theme`:
 * light | dark, `type`: large), which side of the market they are on (`role`), whether they have read of
 * cookies (`cookie`), and the only Trusted Types policy. The policy lets pass what React and the router
 * do themselves: an empty script element, structured data, scripts of our origin.
 * A form of ours that is sent before hydration would load the page anew and lose what was
 * typed.
 * Zod is told not to try whether it may compile code: the trial alone breaks the policy.
 */
export const beforePaint = `(function(d){try{
var s=localStorage,t=s.getItem('theme');
if(t==='light'||t==='dark')d.dataset.theme=t;
if(s.getItem('type')==='large')d.dataset.type='large';
var r=s.getItem('role');if(r==='worker'||r==='employee')d.dataset.role=r;
if(s.getItem('cookie'))d.dataset.cookie='agreed';
}catch(e){}
addEventListener('submit',function(e){if(e.target.dataset.own)e.preventDefault()},true);
${noteEarlyPress}${releaseScripts}
window.__zod_globalConfig={jitless:true};
if(window.trustedTypes){
var data=function(c){return/^\\{"@(context|graph)"[^<]*$/.test(c)};
trustedTypes.createPolicy('default',{
createHTML:function(h){return h==='<script><\\/script>'||data(h)?h:null},
createScript:function(c){return data(c)?c:null},
createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}
})}})(document.documentElement)`;
