# SPDX-License-Identifier: Apache-2.0
"""Reads the files of this folder and says what doesn't fit together: read.py REPOSITORY FOLDER writes the Dockerfile's packages into FOLDER."""

import json
import pathlib
import re
import sys

import yaml

root, work = map(pathlib.Path, sys.argv[1:3])
problems = []


def need(condition, sentence):
    if not condition:
        problems.append(sentence)


docker = re.sub(r"\\\n", " ", pathlib.Path("Dockerfile").read_text())
stages = docker.split("\nFROM ")
packages = [set(re.findall(r"(?<=\s)[a-z0-9][a-z0-9.+-]+(?=\s|$)", " " + " ".join(re.findall(r"--no-install-recommends ([^&\n]*)", stage)))) for stage in stages]
work.joinpath("packages").write_text("\n".join(sorted(packages[-2] | packages[-1])))
work.joinpath("runtime").write_text("\n".join(sorted(packages[-1])))
for line in docker.splitlines():
    if line.startswith("COPY ") and "--from" not in line:
        for source in line.split()[1:-1]:
            need((root / source).exists(), f"the Dockerfile copies {source}, which isn't there")
resources = re.findall(r"linkshelf_\w+\.resources", docker)
manifest = root.joinpath("Apps/Linkshelf/Package.swift").read_text()
for target in re.findall(r'name: "(\w+)",\s+dependencies: \[[^]]*\],\s+resources:', manifest):
    need(f"linkshelf_{target}.resources" in resources, f"the Dockerfile leaves out the resources of {target}")
user = re.search(r"--uid (\d+)", docker).group(1)

seccomp = json.loads(pathlib.Path("seccomp.json").read_text())
forbidden = {name for rule in seccomp["syscalls"] for name in rule["names"]}
need(not forbidden & {"clone", "clone3", "unshare", "setns", "chroot", "seccomp", "prctl"}, "seccomp.json forbids what Chromium's sandbox needs")
need({"mount", "bpf", "kexec_load", "init_module", "open_by_handle_at"} <= forbidden, "seccomp.json permits what no container may do")

compose = yaml.safe_load(pathlib.Path("compose.yaml").read_text())
service = compose["services"]["linkshelf"]
need((pathlib.Path(service["build"]["context"]) / service["build"]["dockerfile"]).exists(), "compose.yaml names a Dockerfile that isn't there")
need(all(pathlib.Path(option.split(":", 1)[1]).exists() for option in service["security_opt"] if option.startswith("seccomp:")), "compose.yaml names a profile that isn't there")
need(all(volume.split(":")[0] in compose["volumes"] for volume in service["volumes"]), "compose.yaml uses a volume that it doesn't make")
need(all(port.startswith("127.0.0.1:") for port in service["ports"]), "compose.yaml opens a port to everybody")

objects = {(each["kind"], each["metadata"]["name"]): each for each in yaml.safe_load_all(pathlib.Path("kubernetes.yaml").read_text())}
deployment = objects["Deployment", "linkshelf"]["spec"]
pod = deployment["template"]["spec"]
main = pod["containers"][0]
need(deployment["replicas"] == 1 and deployment["strategy"]["type"] == "Recreate", "two pods would work on one store")
need(deployment["selector"]["matchLabels"].items() <= deployment["template"]["metadata"]["labels"].items(), "the Deployment doesn't select its pods")
need(objects["Service", "linkshelf"]["spec"]["selector"].items() <= deployment["template"]["metadata"]["labels"].items(), "the Service doesn't select the pods")
ports = {port["name"] for port in main["ports"]}
for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
    need(main[probe]["httpGet"]["port"] in ports and main[probe]["httpGet"]["path"] in ("/health", "/ready"), f"{probe} asks what isn't there")
need(all(port["targetPort"] in ports for port in objects["Service", "linkshelf"]["spec"]["ports"]), "the Service leads to no port")
volumes = {volume["name"]: volume for volume in pod["volumes"]}
for container in pod["containers"] + pod["initContainers"]:
    need(all(mount["name"] in volumes for mount in container["volumeMounts"]), f"{container['name']} mounts what isn't there")
    need(container["securityContext"]["readOnlyRootFilesystem"] is True, f"{container['name']} may write everywhere")
claims = [volume["persistentVolumeClaim"]["claimName"] for volume in volumes.values() if "persistentVolumeClaim" in volume]
need(all(("PersistentVolumeClaim", claim) in objects for claim in claims), "the pod claims a volume that isn't made")
need(str(pod["securityContext"]["runAsUser"]) == str(pod["securityContext"]["fsGroup"]) == user, "the pod's user isn't the image's")

try:
    import kubernetes_validate
except ImportError:
    print("skipped the schema of kubernetes.yaml: pip install kubernetes-validate")
else:
    for each in objects.values():
        try:
            kubernetes_validate.validate(each, "1.32", strict=True)
        except Exception as error:  # noqa: BLE001
            problems.append(f"kubernetes.yaml: {each['kind']}: {str(error)[:300]}")

for problem in problems:
    print(f"FAILED  {problem}")
if not problems:
    print("passed  Dockerfile, compose.yaml, kubernetes.yaml and seccomp.json fit together")
sys.exit(bool(problems))
